import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { environment } from '../../platform/environment.ts';
import { limits } from '../../platform/limits.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { type BrokenLink, elsewhere, type LinkReport } from './broken-link.ts';
import { checkExternal } from './check-external.ts';
import { externalAddresses, findBroken } from './find-broken.ts';
import { tellOfLinks } from './mail/tell-of-links.ts';
import { latestReport, reportKey } from './stored-report.ts';
import { weekOf } from './week.ts';

const slug = 'payload-kv';
const claims = 'link-report-of:';
/** The week of what somebody has asked for before the first report: any week's report takes its place. */
const beforeTheFirst = 'none';

const store = (req: PayloadRequest, made: LinkReport) =>
	req.payload.db.upsert({
		collection: slug,
		data: { key: reportKey, data: made },
		where: { key: { equals: reportKey } },
		req,
	});

/** Stores the report and queues its mails; the key of the week is unique, so that of several backends one does. */
async function publish(req: PayloadRequest, made: LinkReport): Promise<void> {
	const { db } = req.payload;
	await inTransaction(req, async () => {
		await db.deleteMany({ collection: slug, where: { key: { like: claims } }, req });
		await db.create({ collection: slug, data: { key: claims + made.week, data: true }, req });
		await store(req, made);
		if (made.total > 0) await tellOfLinks(req);
	});
}

const listed = (links: BrokenLink[], now: number) => ({
	checkedAt: new Date(now).toISOString(),
	total: links.length,
	links: links.slice(0, limits.linkReport.listed),
});

/**
 * Makes this week's report of broken links, unless there is one; says whether it did. Addresses elsewhere are asked for with `CHECK_EXTERNAL_LINKS`
 * alone.
 *
 * @param now milliseconds since 1970
 */
export async function makeReport(payload: Payload, now = Date.now()): Promise<boolean> {
	const week = weekOf(now);
	if ((await latestReport(payload))?.week === week) return false;
	const req = await createLocalReq({}, payload);
	const urls = environment.CHECK_EXTERNAL_LINKS ? await externalAddresses(req) : [];
	const { dead, asked } = await checkExternal(urls, week);
	const links = await findBroken(req, dead);
	const made: LinkReport = { week, external: asked, ...listed(links, now) };
	try {
		await publish(await createLocalReq({}, payload), made);
	} catch (cause) {
		// Another backend was faster.
		if ((await latestReport(payload))?.week === week) return false;
		throw cause;
	}
	payload.logger.info({ week, broken: links.length, external: asked }, 'Links were checked');
	return true;
}

/**
 * Looks again at the links within the site and stores what is left of this week's report, without mails. Of addresses elsewhere the report's are taken for
 * dead still: they are asked for once a week.
 *
 * @param now milliseconds since 1970
 */
export async function lookAgain(req: PayloadRequest, now = Date.now()): Promise<void> {
	const known = await latestReport(req.payload);
	const dead = known?.links.flatMap(({ target, why }) =>
		why === 'noAnswer' ? [target.slice(elsewhere.length)] : [],
	);
	const links = await findBroken(req, dead ?? []);
	await store(req, {
		week: known?.week ?? beforeTheFirst,
		external: known?.external ?? 0,
		...listed(links, now),
	});
}

/** Makes a report now if this week has none, and from then on each week. */
export function followLinks(payload: Payload): void {
	const look = () => {
		makeReport(payload).catch((cause: unknown) =>
			payload.logger.error({ err: cause, msg: 'Links could not be checked' }),
		);
	};
	setTimeout(look, limits.linkReport.firstMs).unref();
	setInterval(look, limits.linkReport.everyMs).unref();
}
