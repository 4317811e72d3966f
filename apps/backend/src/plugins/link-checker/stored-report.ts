import type { Payload } from 'payload';
import { type LinkReport, linkReport } from './broken-link.ts';

/** The key of the latest report in Payload's key-value store. */
export const reportKey = 'link-report';

/** The latest report; null before the first. */
export async function readLatestReport({ kv }: Payload): Promise<LinkReport | null> {
	return linkReport.safeParse(await kv.get(reportKey)).data ?? null;
}
