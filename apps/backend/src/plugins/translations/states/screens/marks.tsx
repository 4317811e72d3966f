import './languages.css';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import { languageWords, type Words, words } from '../../../../platform/i18n/words.ts';
import { stateWords, type TranslationState } from '../evaluate.ts';
import type { StateMark } from '../load-states.ts';

/** The states differ by shape, not by color alone (WCAG 1.4.1). */
const signs: Record<TranslationState, string> = {
	missing: '–',
	draft: '◐',
	published: '✓',
};
const changedSign = '✎';
const outdatedSign = '!';
const plannedSign = '◷';

const byMachine = words(', translated by machine', ', maskinoversat', ', maschinell übersetzt');
const changed = words(', with changes', ', med ændringer', ', mit Änderungen');
const planned = words(', planned', ', planlagt', ', geplant');
const outdated = words(', outdated', ', forældet', ', veraltet');
const label = words('Languages', 'Sprog', 'Sprachen');

interface Props {
	states: readonly StateMark[];
	t: (text: Words) => string;
}

type State = Pick<StateMark, 'state' | 'outdated' | 'waiting' | 'planned'>;

/** True if visitors see an older text than the draft. */
const hasChanges = ({ state, waiting }: State): boolean => state === 'published' && waiting;

/** The language code with the signs of its state: "DA ✓ ✎ ◷ !". */
export const stateSign = (mark: StateMark): string =>
	[
		mark.language.toUpperCase(),
		signs[mark.state],
		...(hasChanges(mark) ? [changedSign] : []),
		...(mark.planned ? [plannedSign] : []),
		...(mark.outdated ? [outdatedSign] : []),
	].join(' ');

/** The label of a state: "Published, with changes, outdated". */
export const stateText = (state: State, t: Props['t']): string =>
	[
		t(stateWords[state.state]),
		hasChanges(state) ? t(changed) : '',
		state.planned ? t(planned) : '',
		state.outdated ? t(outdated) : '',
	].join('');

/** The label of a state with its language: "Danish: Draft, outdated". */
export const stateName = (mark: StateMark, t: Props['t']): string =>
	`${t(languageWords(mark.language))}: ${stateText(mark, t)}${mark.machine ? t(byMachine) : ''}`;

/** One mark for each language, with its state as a sign, a border and a name; without the language name if the site has only one. */
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
					<span className="sr-only">{stateName(mark, t)}</span>
				</li>
			))}
		</ul>
	);
}
