import { getTranslation } from '@payloadcms/translations';
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent';
import { isLocaleCode } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { asPerson, hasRightForSome } from '../../access/person.ts';
import { adminUrl } from '../../documents/document-ref.ts';
import { readOpenSetup, setupScreen } from '../../platform/database/setup-state.ts';
import { environment } from '../../platform/environment.ts';
import type { Words } from '../../platform/i18n/words.ts';
import { DashboardLanguages } from './dashboard-languages.tsx';
import { DashboardList } from './dashboard-list.tsx';
import { type DashboardLine, dashboardLists, type LineContext } from './dashboard-lists.ts';
import { type FailedWork, readFailedWork } from './failed-work/read-failed-work.ts';
import { limits } from './limits.ts';
import { entryLine, planLine } from './lines.ts';
import { quickLinks } from './quick-links.ts';
import { countStates, readMine } from './read-translations.ts';
import './dashboard.css';
import { translatorIn } from '../../platform/i18n/translator-in.ts';
import { planWords, readPlanned } from '../scheduled-publishing/api.ts';
import { failedWorkWords as texts } from './failed-work/words.ts';
import { dashboardWords } from './words.ts';

/** The dashboard line of failed jobs of one kind: their task and number, the error of the newest job, and a link to their subject. */
function failedWorkLine(
	{ key, task, ids, at, message, subject }: FailedWork,
	{ admin, i18n, t }: LineContext,
): DashboardLine {
	const list = subject && adminUrl(admin, subject.collection);
	return {
		key,
		title: subject?.title ?? t(texts.tasks.get(task) ?? texts.other),
		href: subject && (subject.document === null ? list : `${list}/${subject.document}`),
		about: [
			subject ? t(subject.kind) : null,
			ids.length > 1
				? translatorIn(i18n.language, {
						count: new Intl.NumberFormat(i18n.language).format(ids.length),
					})(texts.count)
				: null,
		]
			.filter(Boolean)
			.join(' · '),
		time: at,
		states: [],
		reason: message,
		failed: { jobs: ids },
	};
}

interface Props extends Pick<AdminViewServerProps, 'importMap'> {
	initPageResult: Pick<AdminViewServerProps['initPageResult'], 'req'>;
}

/**
 * The dashboard: what failed, the lists of plugins, the user's unpublished changes, the number of missing and outdated translations, and what
 * is planned. People who write no texts see no lists of texts. It links to a new page or post and to the site.
 */
export async function Dashboard({ importMap, initPageResult }: Props) {
	const { req } = initPageResult;
	const { payload, i18n, user } = req;
	if (!user) return null;
	if (await readOpenSetup(payload)) redirect(`${payload.config.routes.admin}${setupScreen}`);
	const { rows } = limits;
	const writes = hasRightForSome(asPerson(user), 'pages', 'update');
	const language = isLocaleCode(req.locale) ? req.locale : defaultLocale();
	const t = (text: Words) => getTranslation(text, i18n);
	const { routes, serverURL } = payload.config;
	const admin = `${serverURL}${routes.admin}`;
	const context: LineContext = { payload, i18n, t, admin };
	const [counts, mine, plans, failedWork, lists] = await Promise.all([
		countStates(payload),
		readMine(payload, user.id, rows),
		writes ? readPlanned(req) : [],
		readFailedWork(payload, user),
		Promise.all(dashboardLists.read(payload.config).map(({ read }) => read(context, user, rows))),
	]);
	const failed = plans.filter(({ failure }) => failure !== null).slice(0, rows);
	const planned = plans.filter(({ failure }) => failure === null).slice(0, rows);
	return (
		<div className="desk gutter--left gutter--right">
			<header className="desk-head">
				<h1>{t(dashboardWords.title)}</h1>
				<nav aria-label={t(dashboardWords.begin)} className="desk-begin">
					{quickLinks(asPerson(user)).map(({ path, text }) => (
						<a className="desk-button" href={adminUrl(admin, path, language)} key={path}>
							{t(text)}
						</a>
					))}
					<a className="desk-button desk-button--quiet" href={environment.SITE_URL}>
						{t(dashboardWords.openSite)} <span aria-hidden="true">↗</span>
					</a>
				</nav>
			</header>
			{RenderServerComponent({
				Component: payload.config.admin.components.beforeDashboard,
				importMap,
				serverProps: { i18n, payload, user },
			})}
			<div className="desk-columns">
				{failed.length + failedWork.length > 0 ? (
					<DashboardList
						language={i18n.language}
						isAlarming
						lines={[
							...failed.map((plan) => planLine(plan, context)),
							...failedWork.map((work) => failedWorkLine(work, context)),
						]}
						title={t(dashboardWords.failed)}
					/>
				) : null}
				{lists
					.filter(({ lines }) => lines.length > 0)
					.map(({ title, lines }) => (
						<DashboardList key={title} language={i18n.language} lines={lines} title={title} />
					))}
				{writes ? (
					<DashboardList
						language={i18n.language}
						empty={t(dashboardWords.mineNothing)}
						lines={mine.map((entry) => entryLine(entry, context))}
						t={t}
						title={t(dashboardWords.mine)}
					/>
				) : null}
				{writes && counts.length > 1 ? (
					<DashboardLanguages admin={admin} counts={counts} t={t} />
				) : null}
				{writes ? (
					<DashboardList
						language={i18n.language}
						empty={t(planWords.none)}
						lines={planned.map((plan) => planLine(plan, context))}
						more={{ href: `${admin}/planned`, text: t(dashboardWords.allPlanned) }}
						title={t(planWords.planned)}
					/>
				) : null}
			</div>
		</div>
	);
}
