import { getTranslation } from '@payloadcms/translations';
import { Button } from '@payloadcms/ui';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { AdminViewServerProps } from 'payload';
import { AdminScreen, requireUser } from '../../../admin/admin-screen.tsx';
import { LocalTime } from '../../../admin/local-time.tsx';
import { sharedGlobals } from '../../../content/documents/entities.ts';
import { adminUrl, parseDocument } from '../../../documents/document-ref.ts';
import { untitled } from '../../../documents/title-in.ts';
import { languageName } from '../../../platform/i18n/language-name.ts';
import type { Words } from '../../../platform/i18n/words.ts';
import { reasonWords } from '../failures/reasons.ts';
import { plannedCollections } from '../plan.ts';
import { readPlanned } from '../read-planned.ts';
import { planWords } from '../screens/words.ts';
import './planned.css';
import '../screens/schedule.css';

interface FilterProps {
	name: string;
	label: string;
	all: string;
	selected: string;
	options: readonly (readonly [value: string, label: string])[];
}

function Filter({ name, label, all, selected, options }: FilterProps) {
	return (
		<label>
			{label}
			<select className="own-input" defaultValue={selected} name={name}>
				<option value="">{all}</option>
				{options.map(([value, text]) => (
					<option key={value} value={value}>
						{text}
					</option>
				))}
			</select>
		</label>
	);
}

/**
 * The screen `/planned`: what will be published or taken offline, the next first, below what failed. For every signed-in user, with a
 * filter by kind and language in the URL (`?kind=pages&language=da`).
 */
export async function PlannedView(view: AdminViewServerProps) {
	const req = requireUser(view);
	const { i18n, payload } = req;
	const t = (text: Words) => getTranslation(text, i18n);
	const { collections, globals, routes } = payload.config;
	const parameter = (name: string) => String(view.searchParams?.[name] ?? '');
	const [kind, language] = [parameter('kind'), parameter('language')];
	const labels = new Map<string, { one: string; many: string }>(
		plannedCollections.map((slug) => {
			const { singular = slug, plural = slug } =
				collections.find((collection) => collection.slug === slug)?.labels ?? {};
			return [slug, { one: getTranslation(singular, i18n), many: getTranslation(plural, i18n) }];
		}),
	);
	const globalNames = new Map<string, string>(
		sharedGlobals.map((slug) => [
			`global:${slug}`,
			getTranslation(globals.find((global) => global.slug === slug)?.label ?? slug, i18n),
		]),
	);
	const entries = (await readPlanned(req)).filter(
		({ place, locale }) =>
			(kind === '' || place.startsWith(`${kind}:`)) &&
			(language === '' || locale === null || locale === language),
	);
	return (
		<AdminScreen title={t(planWords.planned)} view={view}>
			<div className="planned gutter--left gutter--right">
				<h1>{t(planWords.planned)}</h1>
				<form className="planned-filter">
					<Filter
						all={t(planWords.all)}
						label={t(planWords.kind)}
						name="kind"
						options={[
							...[...labels].map(([slug, { many }]) => [slug, many] as const),
							['global', t(planWords.globals)],
						]}
						selected={kind}
					/>
					<Filter
						all={t(planWords.all)}
						label={t(planWords.language)}
						name="language"
						options={siteLocaleCodes().map((code) => [code, languageName(code, i18n.language)])}
						selected={language}
					/>
					<Button buttonStyle="secondary" margin={false} size="medium" type="submit">
						{t(planWords.filter)}
					</Button>
				</form>
				{entries.length === 0 ? <p className="own-quiet">{t(planWords.none)}</p> : null}
				<ol className="planned-list">
					{entries.map(({ id, place, title, locale, at, type, failure }) => {
						const document = parseDocument(place);
						const about = [
							t(planWords[type]),
							labels.get(place.split(':')[0] ?? '')?.one,
							locale ? languageName(locale, i18n.language) : t(planWords.allLanguages),
						];
						return (
							<li className={failure === null ? undefined : 'planned-failed'} key={id}>
								<LocalTime iso={at} language={i18n.language} />
								<span>
									<a href={document ? adminUrl(routes.admin, document, locale) : undefined}>
										{title ?? globalNames.get(place) ?? t(untitled)}
									</a>
									<span className="planned-about">{about.filter(Boolean).join(' · ')}</span>
									{failure === null ? null : (
										<span className="schedule-failure">
											{t(planWords.failed)}: {t(reasonWords[failure])}
										</span>
									)}
								</span>
							</li>
						);
					})}
				</ol>
			</div>
		</AdminScreen>
	);
}
