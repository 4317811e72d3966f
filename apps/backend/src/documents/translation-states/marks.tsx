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
	say: (text: Words) => string;
}

/** A language with the signs of its state: "DA ◐ !". */
export const stateSign = (mark: ShownState): string =>
	[mark.language.toUpperCase(), signs[mark.state], ...(mark.outdated ? [outdatedSign] : [])].join(
		' ',
	);

/** What a state is called: "Draft, outdated". */
export const stateText = (
	{ state, outdated: isOutdated }: Pick<ShownState, 'state' | 'outdated'>,
	say: Props['say'],
): string => `${say(stateWords[state])}${isOutdated ? say(outdated) : ''}`;

/** The same with its language: "Dansk: Draft, outdated". */
export const stateName = (mark: ShownState, say: Props['say']): string =>
	`${localeDefinition(mark.language).name}: ${stateText(mark, say)}${mark.machine ? say(byMachine) : ''}`;

/** One small mark for each language, with its state as a sign, a frame and a name; on a site of one language without its name. */
export function StateMarks({ states, say }: Props) {
	const [first] = states;
	if (first && siteLocaleCodes().length === 1)
		return (
			<span className={`language-mark language-mark--${first.state}`}>
				<span aria-hidden="true">{signs[first.state]}</span> {stateText(first, say)}
			</span>
		);
	return (
		<ul aria-label={say(label)} className="language-marks">
			{states.map((mark) => (
				<li
					className={`language-mark language-mark--${mark.outdated ? 'outdated' : mark.state}`}
					key={mark.language}
					title={stateName(mark, say)}
				>
					<span aria-hidden="true">{stateSign(mark)}</span>
					<span className="language-hidden">{stateName(mark, say)}</span>
				</li>
			))}
		</ul>
	);
}
