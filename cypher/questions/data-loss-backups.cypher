// id: data-loss-backups
// title: Data lost and backups untried
// title-ko: 잃은 데이터와 시험하지 않은 백업
// theme: Recovery
// purpose: Lists the cases where data was lost and the backup had never been tested.
// pattern: data-loss with untested-backup
