import { getTranslation } from '@payloadcms/translations';
import { isLocaleCode } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { asPerson, hasRightForSome } from '../../access/person.ts';
import { adminUrl } from '../../documents/document-ref.ts';
import { readOpenSetup, setupScreen } from '../../platform/database/setup-state.ts';
import { environment } from '../../platform/environment.ts';
import type { Words } from '../../platform/i18n/words.ts';
import './dashboard.css';
import { DashboardList } from './dashboard-list.tsx';
import { dashboardLists } from './dashboard-lists.ts';
import { limits } from './limits.ts';
import { readLanguages, readMine, readWork } from './lists.tsx';
import { quickLinks } from './quick-links.ts';
import { dashboardWords as texts } from './words.ts';

interface Props {
	initPageResult: Pick<AdminViewServerProps['initPageResult'], 'req'>;
}

/**
 * The dashboard: what failed, the lists of plugins, the user's unpublished changes, the number of missing and outdated translations, and what
 * is planned. People who write no texts see no lists of texts. It links to a new page or post and to the site.
 */
export async function Dashboard({ initPageResult: { req } }: Props) {
	const { payload, i18n, user } = req;
	if (!user) return null;
	const { routes, serverURL, custom } = payload.config;
	if (await readOpenSetup(payload)) redirect(`${routes.admin}${setupScreen}`);
	const person = asPerson(user);
	const writes = hasRightForSome(person, 'pages', 'update');
	const locale = isLocaleCode(req.locale) ? req.locale : defaultLocale();
	const t = (text: Words) => getTranslation(text, i18n);
	const admin = `${serverURL}${routes.admin}`;
	const context = { req, person: user, t, admin, rows: limits.rows };
	const [{ failed, planned }, own, plugins] = await Promise.all([
		readWork(context, writes),
		Promise.all((writes ? [readMine, readLanguages] : []).map((read) => read(context))),
		Promise.all(dashboardLists.read({ custom }).map((read) => read(context))),
	]);
	const lists = [failed, ...plugins, ...own, ...(writes ? [planned] : [])];
	return (
		<div className="desk gutter--left gutter--right">
			<header className="desk-head">
				<h1>{t(texts.title)}</h1>
				<nav aria-label={t(texts.begin)} className="desk-buttons">
					{quickLinks(person).map(({ path, text }) => (
						<a className={button('primary')} href={adminUrl(admin, path, locale)} key={path}>
							{t(text)}
						</a>
					))}
					<a className={button('secondary')} href={environment.SITE_URL}>
						{t(texts.openSite)} <span aria-hidden="true">↗</span>
					</a>
				</nav>
			</header>
			<div className="desk-columns">
				{lists
					.filter(({ lines, empty }) => lines.length > 0 || empty)
					.map((list) => (
						<DashboardList key={list.title} language={i18n.language} list={list} t={t} />
					))}
			</div>
		</div>
	);
}

const button = (style: 'primary' | 'secondary') =>
	`btn btn--style-${style} btn--size-medium btn--no-margin`;
