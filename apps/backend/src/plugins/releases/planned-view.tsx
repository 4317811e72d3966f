import './release.css';
import { getTranslation } from '@payloadcms/translations';
import { Button } from '@payloadcms/ui';
import { textCollections } from '@website/contracts/entities';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { AdminViewServerProps } from 'payload';
import { AdminScreen, requireUser } from '../../admin/admin-screen.tsx';
import { adminUrl, parseDocument } from '../../documents/document-ref.ts';
import { languageName, type Words } from '../../platform/i18n/words.ts';
import { reasonWords } from './failure.ts';
import { PlanLine } from './plan-line.tsx';
import { readPlanned } from './read-planned.ts';
import { releaseWords } from './release-words.ts';

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
	const { collections, routes } = payload.config;
	const parameter = (name: string) => String(view.searchParams?.[name] ?? '');
	const [kind, language] = [parameter('kind'), parameter('language')];
	const kinds = [...textCollections, 'releases'].map((slug) => {
		const label = collections.find((collection) => collection.slug === slug)?.labels.plural;
		return [slug, getTranslation(label ?? slug, i18n)] as const;
	});
	const entries = (await readPlanned(req)).filter(
		({ place, languages }) =>
			(kind === '' || place.startsWith(`${kind}:`)) &&
			(language === '' || languages.length === 0 || languages.some((code) => code === language)),
	);
	return (
		<AdminScreen title={t(releaseWords.planned)} view={view}>
			<div className="planned gutter--left gutter--right">
				<h1>{t(releaseWords.planned)}</h1>
				<form className="planned-filter">
					<Filter
						all={t(releaseWords.all)}
						label={t(releaseWords.kind)}
						name="kind"
						options={[...kinds, ['global', t(releaseWords.globals)]]}
						selected={kind}
					/>
					<Filter
						all={t(releaseWords.all)}
						label={t(releaseWords.language)}
						name="language"
						options={siteLocaleCodes().map((code) => [code, languageName(code, i18n.language)])}
						selected={language}
					/>
					<Button buttonStyle="secondary" margin={false} size="medium" type="submit">
						{t(releaseWords.filter)}
					</Button>
				</form>
				{entries.length === 0 ? <p className="own-quiet">{t(releaseWords.none)}</p> : null}
				<ol className="release-plans">
					{entries.map((entry) => {
						const { id, place, languages, failure } = entry;
						const document = parseDocument(place);
						return (
							<PlanLine
								href={document ? adminUrl(routes.admin, document, languages[0]) : undefined}
								key={id}
								plan={{ ...entry, failure: failure && t(reasonWords[failure]) }}
							/>
						);
					})}
				</ol>
			</div>
		</AdminScreen>
	);
}
