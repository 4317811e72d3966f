import { localeDefinition } from '@website/contracts/locales';
import { type Words, words } from '../../../editing/words.ts';
import '../../languages.css';
import type { ShownState } from '../load-states.ts';
import type { TranslationState } from '../rule.ts';
import { stateWords } from '../words.ts';

/** Told apart by shape, not by color alone (WCAG 1.4.1). */
export const signs: Record<TranslationState, string> = {
	missing: '–',
	draft: '◐',
	published: '✓',
	outdated: '!',
};

const byMachine = words(', translated by machine', ', maskinoversat', ', maschinell übersetzt');
const label = words('Languages', 'Sprog', 'Sprachen');

interface Props {
	states: readonly ShownState[];
	say: (text: Words) => string;
}

/** What a state is called, with its language: "Dansk: Outdated". */
export const stateName = ({ language, state, machine }: ShownState, say: Props['say']): string =>
	`${localeDefinition(language).name}: ${say(stateWords[state])}${machine ? say(byMachine) : ''}`;

/** One small mark for each language, with its state as a sign, a frame and a name. */
export function StateMarks({ states, say }: Props) {
	return (
		<ul aria-label={say(label)} className="language-marks">
			{states.map((shown) => (
				<li
					className={`language-mark language-mark--${shown.state}`}
					key={shown.language}
					title={stateName(shown, say)}
				>
					<span aria-hidden="true">
						{shown.language.toUpperCase()} {signs[shown.state]}
					</span>
					<span className="language-hidden">{stateName(shown, say)}</span>
				</li>
			))}
		</ul>
	);
}
