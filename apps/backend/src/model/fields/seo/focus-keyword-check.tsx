'use client';
import { useFormFields, useTranslation } from '@payloadcms/ui';
import { words } from '../../../platform/i18n/words.ts';
import { focusKeywordPlaces, type SearchResultTexts } from './focus-keyword.ts';

const labels: Record<keyof SearchResultTexts, Record<string, string>> = {
	title: words('In the title', 'I titlen', 'Im Titel'),
	description: words('In the description', 'I beskrivelsen', 'In der Beschreibung'),
	slug: words('In the address', 'I adressen', 'In der Adresse'),
};
const answers = {
	yes: words('yes', 'ja', 'ja'),
	no: words('no', 'nej', 'nein'),
};
const order = ['title', 'description', 'slug'] as const;

/** Shows below the focus keyword which parts of a search result contain it. Empty SEO fields fall back to the document, as on the site. */
export function FocusKeywordCheck() {
	const { i18n } = useTranslation();
	const t = (text: Record<string, string>) => text[i18n.language] ?? text.en;
	const places = useFormFields(([fields]) => {
		const text = (...paths: string[]) =>
			String(paths.map((path) => fields[path]?.value).find(Boolean) ?? '');
		return focusKeywordPlaces(text('seo.focuskw'), {
			title: text('seo.title', 'title'),
			description: text('seo.metaDesc', 'excerpt'),
			slug: text('slug'),
		});
	});
	if (!places) return null;
	return (
		<ul aria-live="polite" style={{ margin: '0.5rem 0 0', paddingLeft: '1.2rem' }}>
			{order.map((place) => (
				<li key={place}>
					{t(labels[place])}: <strong>{t(places[place] ? answers.yes : answers.no)}</strong>
				</li>
			))}
		</ul>
	);
}
