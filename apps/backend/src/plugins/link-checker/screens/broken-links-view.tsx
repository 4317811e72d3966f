import { getTranslation } from '@payloadcms/translations';
import type { AdminViewServerProps } from 'payload';
import { canUseEndpoint } from '../../../access/guard-endpoints.ts';
import { brokenWords } from '../../../documents/checks/broken-targets.ts';
import { AdminScreen, requireUser } from '../../../platform/admin/admin-screen.tsx';
import { LocalTime } from '../../../platform/admin/local-time.tsx';
import { OwnTable } from '../../../platform/admin/own-table.tsx';
import { fillTemplate } from '../../../platform/i18n/translator-in.ts';
import { describeLinks } from '../describe-links.ts';
import { readLatestReport } from '../stored-report.ts';
import { linkReportWords } from '../words.ts';
import './broken-links.css';
import { RecheckButton } from './recheck-button.tsx';

/** The latest report of broken links, for every signed-in user. */
export async function BrokenLinksView(view: AdminViewServerProps) {
	const { i18n, payload, user } = requireUser(view);
	const { admin } = payload.config.routes;
	const t = (text: Record<string, string>) => getTranslation(text, i18n);
	const report = await readLatestReport(payload);
	const links = report ? await describeLinks(payload, report.links, i18n.language) : [];
	const w = linkReportWords;
	const canRecheck = canUseEndpoint(user, 'POST /link-report/look');
	return (
		<AdminScreen view={view} title={t(w.title)}>
			<div className="broken-links gutter--left gutter--right">
				<div className="broken-links__head">
					<h1>{t(w.title)}</h1>
					{canRecheck ? <RecheckButton /> : null}
				</div>
				{report ? (
					<p>
						{t(w.checked)}: <LocalTime iso={report.checkedAt} language={i18n.language} />
					</p>
				) : null}
				<p className="broken-links__quiet">{t(w.weekly)}</p>
				{links.length === 0 ? <p>{t(report ? w.none : w.notYet)}</p> : null}
				{links.length > 0 ? (
					<OwnTable
						columns={[w.document, w.languages, w.leadsTo, w.why].map(t)}
						rows={links.map(({ holder, path, target, why, title, form, languages, leadsTo }) => ({
							key: `${holder} ${path} ${target} ${why}`,
							cells: [
								<a href={`${admin}${form}`} key="document">
									{title}
								</a>,
								languages.map((code) => code.toUpperCase()).join(', '),
								leadsTo,
								t(brokenWords[why]),
							],
						}))}
					/>
				) : null}
				{report && report.total > links.length ? (
					<p>{fillTemplate(t(w.more), { count: report.total - links.length })}</p>
				) : null}
			</div>
		</AdminScreen>
	);
}
