'use client';
import { useTranslation } from '@payloadcms/ui';
import { translatorIn, words } from '../../platform/i18n/words.ts';
import './appearance.css';
import { SearchResult } from './search-result.tsx';
import { SharedCard } from './shared-card.tsx';
import { useAppearance } from './use-appearance.ts';

const texts = {
	search: words('In a search result', 'I et søgeresultat', 'In einem Suchergebnis'),
	shared: words('When shared', 'Ved deling', 'Beim Teilen'),
	unsaved: words(
		'Shown once the document has been saved for the first time.',
		'Vises, når dokumentet er gemt første gang.',
		'Erscheint, sobald das Dokument zum ersten Mal gespeichert ist.',
	),
	failed: words(
		'This can’t be shown right now. It is tried again with your next change.',
		'Det kan ikke vises lige nu. Det prøves igen ved din næste ændring.',
		'Das ist gerade nicht möglich. Mit Ihrer nächsten Änderung wird es erneut versucht.',
	),
};

/** A preview of the form's current values as a search result and as a shared link, in the form's locale. */
export function Appearance({ token, site }: { token: string; site: string }) {
	const { i18n } = useTranslation();
	const t = translatorIn(i18n.language);
	const appearance = useAppearance(token);
	if (appearance === undefined) return null;
	if (typeof appearance === 'string') return <p role="status">{t(texts[appearance])}</p>;
	return (
		<div className="appearance">
			<section>
				<h4>{t(texts.search)}</h4>
				<SearchResult appearance={appearance} site={site} t={t} />
			</section>
			<section>
				<h4>{t(texts.shared)}</h4>
				<SharedCard appearance={appearance} site={site} t={t} />
			</section>
		</div>
	);
}
