import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { environment } from '../../platform/environment.ts';
import { limits } from '../../platform/limits.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { type BrokenLink, externalPrefix, type LinkReport } from './broken-link.ts';
import { checkExternalUrls } from './check-external.ts';
import { externalUrls, findBrokenLinks } from './find-broken.ts';
import { queueLinkMails } from './mail/link-mail.ts';
import { readLatestReport, reportKey } from './stored-report.ts';
import { weekOf } from './week.ts';

const keyValues = 'payload-kv';
const claimPrefix = 'link-report-of:';
/** The week of a report that a recheck stored before the first weekly report, which replaces it. */
const noWeek = 'none';

const store = (req: PayloadRequest, report: LinkReport) =>
	req.payload.db.upsert({
		collection: keyValues,
		data: { key: reportKey, data: report },
		where: { key: { equals: reportKey } },
		req,
	});

/** Stores the report and queues its emails. The key of the week is unique, so only one of several backends succeeds. */
async function storeWeeklyReport(req: PayloadRequest, report: LinkReport): Promise<void> {
	const { db } = req.payload;
	await inTransaction(req, async () => {
		await db.deleteMany({ collection: keyValues, where: { key: { like: claimPrefix } }, req });
		await db.create({
			collection: keyValues,
			data: { key: claimPrefix + report.week, data: true },
			req,
		});
		await store(req, report);
		if (report.total > 0) await queueLinkMails(req);
	});
}

const summarize = (links: BrokenLink[], now: number) => ({
	checkedAt: new Date(now).toISOString(),
	total: links.length,
	links: links.slice(0, limits.linkReport.listed),
});

/**
 * Creates this week's report of broken links. Returns false if it exists already. Checks external links only with `CHECK_EXTERNAL_LINKS`.
 *
 * @param now milliseconds since 1970
 */
export async function createReport(payload: Payload, now = Date.now()): Promise<boolean> {
	const week = weekOf(now);
	if ((await readLatestReport(payload))?.week === week) return false;
	const req = await createLocalReq({}, payload);
	const urls = environment.CHECK_EXTERNAL_LINKS ? await externalUrls(req) : [];
	const { dead, checked } = await checkExternalUrls(urls, week);
	const links = await findBrokenLinks(req, dead);
	const report: LinkReport = { week, external: checked, ...summarize(links, now) };
	try {
		await storeWeeklyReport(await createLocalReq({}, payload), report);
	} catch (cause) {
		// Another backend stored it first.
		if ((await readLatestReport(payload))?.week === week) return false;
		throw cause;
	}
	payload.logger.info({ week, broken: links.length, external: checked }, 'Links were checked');
	return true;
}

/**
 * Checks the internal links again and updates the report of the week, without emails. The dead external links of the report stay in it,
 * because they are checked once a week.
 *
 * @param now milliseconds since 1970
 */
export async function recheckLinks(req: PayloadRequest, now = Date.now()): Promise<void> {
	const previous = await readLatestReport(req.payload);
	const dead = previous?.links.flatMap(({ target, why }) =>
		why === 'noAnswer' ? [target.slice(externalPrefix.length)] : [],
	);
	const links = await findBrokenLinks(req, dead ?? []);
	await store(req, {
		week: previous?.week ?? noWeek,
		external: previous?.external ?? 0,
		...summarize(links, now),
	});
}

/** Creates a report soon after the start if this week has none, and then every week. */
export function scheduleLinkReports(payload: Payload): void {
	const run = () => {
		createReport(payload).catch((cause: unknown) =>
			payload.logger.error({ err: cause, msg: 'Links could not be checked' }),
		);
	};
	setTimeout(run, limits.linkReport.firstMs).unref();
	setInterval(run, limits.linkReport.everyMs).unref();
}
