// id: drift-ships
// title: Tested in one world, shipped in another
// title-ko: 한 세계에서 시험하고 다른 세계에 내보냄
// theme: Factors
// purpose: Shows where staging differed from production and testing did not see it.
// pattern: staging-prod-drift with insufficient-testing across orgs
