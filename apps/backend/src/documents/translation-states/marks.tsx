import { localeDefinition } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import { type Words, words } from '../../platform/i18n/words.ts';
import './languages.css';
import type { ShownState } from './load-states.ts';
import type { TranslationState } from './rule.ts';
import { stateWords } from './words.ts';

/** Told apart by shape, not by color alone (WCAG 1.4.1). */
const signs: Record<TranslationState, string> = {
	missing: '–',
	draft: '◐',
	published: '✓',
};
const outdatedSign = '!';

const byMachine = words(', translated by machine', ', maskinoversat', ', maschinell übersetzt');
const outdated = words(', outdated', ', forældet', ', veraltet');
const label = words('Languages', 'Sprog', 'Sprachen');

interface Props {
	states: readonly ShownState[];
	t: (text: Words) => string;
}

/** A language with the signs of its state: "DA ◐ !". */
export const stateSign = (mark: ShownState): string =>
	[mark.language.toUpperCase(), signs[mark.state], ...(mark.outdated ? [outdatedSign] : [])].join(
		' ',
	);

/** What a state is called: "Draft, outdated". */
export const stateText = (
	{ state, outdated: isOutdated }: Pick<ShownState, 'state' | 'outdated'>,
	t: Props['t'],
): string => `${t(stateWords[state])}${isOutdated ? t(outdated) : ''}`;

/** The same with its language: "Dansk: Draft, outdated". */
export const stateName = (mark: ShownState, t: Props['t']): string =>
	`${localeDefinition(mark.language).name}: ${stateText(mark, t)}${mark.machine ? t(byMachine) : ''}`;

/** One small mark for each language, with its state as a sign, a frame and a name; on a site of one language without its name. */
export function StateMarks({ states, t }: Props) {
	const [first] = states;
	if (first && siteLocaleCodes().length === 1)
		return (
			<span className={`language-mark language-mark--${first.state}`}>
				<span aria-hidden="true">{signs[first.state]}</span> {stateText(first, t)}
			</span>
		);
	return (
		<ul aria-label={t(label)} className="language-marks">
			{states.map((mark) => (
				<li
					className={`language-mark language-mark--${mark.outdated ? 'outdated' : mark.state}`}
					key={mark.language}
					title={stateName(mark, t)}
				>
					<span aria-hidden="true">{stateSign(mark)}</span>
					<span className="language-hidden">{stateName(mark, t)}</span>
				</li>
			))}
		</ul>
	);
}
