import type { Payload } from 'payload';
import { brokenWords } from '../../documents/checks/broken-targets.ts';
import { shownLinks } from '../link-checker/shown-links.ts';
import { latestReport } from '../link-checker/stored-report.ts';
import type { Line, Said } from './lines.ts';

/** The first broken links of the latest weekly report, and how many there are. */
export async function readBrokenLinks(payload: Payload, language: string, limit: number) {
	const report = await latestReport(payload);
	const links = await shownLinks(payload, report?.links.slice(0, limit) ?? [], language);
	return { total: report?.total ?? 0, links };
}

/** A broken link: in which document and languages, where it leads, what is wrong. */
export const brokenLine = (
	link: Awaited<ReturnType<typeof readBrokenLinks>>['links'][number],
	{ admin, say }: Said,
): Line => ({
	key: JSON.stringify([link.holder, link.path, link.target, link.why]),
	title: link.title,
	href: `${admin}${link.form}`,
	about: [link.languages.map((code) => code.toUpperCase()).join(', '), link.leadsTo].join(' · '),
	time: null,
	states: [],
	reason: say(brokenWords[link.why]),
	failed: null,
});
