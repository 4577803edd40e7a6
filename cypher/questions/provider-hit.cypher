// id: provider-hit
// title: Components that were hit where a provider failed
// title-ko: 공급자가 멈췄을 때 함께 멈춘 부분
// theme: Dependencies
// purpose: Shows which components were hit in the cases that relied on an organization.
// parameter: org org, for example amazon-web-services
// pattern: provider:{org} by component
