import type { TypedUser } from 'payload';
import { brokenWords } from '../../documents/checks/broken-targets.ts';
import type { DashboardList, LineContext } from '../../documents/dashboard.ts';
import { words } from '../../platform/i18n/words.ts';
import { describeLinks } from './describe-links.ts';
import { readLatestReport } from './stored-report.ts';

const listWords = {
	brokenLinks: words('Broken links', 'Døde links', 'Tote Links'),
	allBrokenLinks: words('All broken links', 'Alle døde links', 'Alle toten Links'),
};

/** A dashboard list of the first broken links in the latest report, with their document, languages, target and problem. */
export async function listBrokenLinks(
	{ payload, i18n, t, admin }: LineContext,
	_person: TypedUser,
	rows: number,
): Promise<DashboardList> {
	const report = await readLatestReport(payload);
	const links = await describeLinks(payload, report?.links.slice(0, rows) ?? [], i18n.language);
	return {
		title: t(listWords.brokenLinks),
		lines: links.map((link) => ({
			key: JSON.stringify([link.holder, link.path, link.target, link.why]),
			title: link.title,
			href: `${admin}${link.form}`,
			about: [link.languages.map((code) => code.toUpperCase()).join(', '), link.leadsTo].join(
				' · ',
			),
			time: null,
			states: [],
			reason: t(brokenWords[link.why]),
			failed: null,
		})),
		more: {
			href: `${admin}/broken-links`,
			text: `${t(listWords.allBrokenLinks)} (${report?.total ?? 0})`,
		},
	};
}
