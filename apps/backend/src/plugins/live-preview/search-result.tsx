import { fillTemplate, type Words, words } from '../../platform/i18n/words.ts';
import { limits } from '../../platform/limits.ts';
import type { Appearance } from './read-appearance.ts';

const counterTexts = {
	of: words(
		'{label}: {length} of {most}',
		'{label}: {length} af {most}',
		'{label}: {length} von {most}',
	),
	cutOff: words('the end is cut off', 'slutningen skæres af', 'das Ende wird abgeschnitten'),
};

interface CounterProps {
	label: string;
	length: number;
	most: number;
	t: (text: Words) => string;
}

/** Shows the length of a text and the maximum that is displayed. */
function Counter({ label, length, most, t }: CounterProps) {
	const isLong = length > most;
	return (
		<p className={isLong ? 'appearance__counter appearance__counter--long' : 'appearance__counter'}>
			{fillTemplate(t(counterTexts.of), { label, length, most })}
			{isLong && ` – ${t(counterTexts.cutOff)}`}
		</p>
	);
}

const { searchResult: visibleLength } = limits.editing;

const texts = {
	hidden: words(
		'Search engines are told to leave it out.',
		'Søgemaskiner får besked om at udelade den.',
		'Suchmaschinen werden gebeten, sie auszulassen.',
	),
	title: words('Title', 'Titel', 'Titel'),
	description: words('Description', 'Beskrivelse', 'Beschreibung'),
	noDescription: words(
		'Without a description search engines choose a passage of the page.',
		'Uden beskrivelse vælger søgemaskiner et sted på siden.',
		'Ohne Beschreibung wählen Suchmaschinen eine Stelle der Seite.',
	),
};

const truncate = (text: string, length: number) =>
	text.length > length ? `${text.slice(0, length - 1).trimEnd()} …` : text;

interface Props {
	appearance: Appearance;
	site: string;
	t: (text: Words) => string;
}

/** The document as a search result, with the lengths of its title and description. */
export function SearchResult({ appearance, site, t }: Props) {
	const { title, description, isHidden, siteName } = appearance;
	return (
		<>
			<div className="appearance__result">
				<p className="appearance__site">
					<strong>{siteName || site}</strong> {site}
				</p>
				<p className="appearance__title">{truncate(title, visibleLength.title)}</p>
				<p>
					{description ? truncate(description, visibleLength.description) : t(texts.noDescription)}
				</p>
			</div>
			{isHidden && <p role="status">{t(texts.hidden)}</p>}
			<Counter label={t(texts.title)} length={title.length} most={visibleLength.title} t={t} />
			<Counter
				label={t(texts.description)}
				length={description.length}
				most={visibleLength.description}
				t={t}
			/>
		</>
	);
}
