// id: lost-instruments
// title: Monitoring that went down with the rest
// title-ko: 함께 멈춘 감시 체계
// theme: Detection
// purpose: Shows for each root cause in which share of its cases the monitoring was blind.
// pattern: monitoring-blind by cause
