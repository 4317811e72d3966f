/** Rows in each list of the dashboard, and failed tasks that are read for it. */
export const limits = { rows: 6, failedTasks: 500 } as const;
