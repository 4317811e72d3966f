import type { Payload } from 'payload';
import { type LinkReport, report } from './broken-link.ts';

/** The key of the latest report in Payload's key-value store. */
export const reportKey = 'link-report';

/** The latest report; null before the first. */
export async function latestReport({ kv }: Payload): Promise<LinkReport | null> {
	return report.safeParse(await kv.get(reportKey)).data ?? null;
}
