import { classNames } from '~/ui/class-names';
import { type State, StateMark } from './state-mark';

export interface Step {
	state: State;
	time: string;
	text: string;
}

/** Final states have the colors of their badges; all others are gray. */
const markColors: Partial<Record<State, string>> = {
	delivered: '[--status:var(--positive)]',
	passed: '[--status:var(--positive)]',
	failed: '[--status:var(--negative)]',
};

interface StatusStepsProps {
	steps: readonly Step[];
}

/**
 * The statuses of a message in order, each with its time and text. The marks appear one after another, once and within 1.3 seconds
 * (WCAG 2.2.2). The texts are visible from the beginning. With reduced motion, the marks are as well.
 */
export function StatusSteps({ steps }: StatusStepsProps) {
	return (
		<ol className="status-steps">
			{steps.map(({ state, time, text }) => (
				<li key={`${state} ${time}`} className="relative flex gap-x-3 pb-4 pl-7 last:pb-0">
					<span className={classNames('status-mark', markColors[state])} aria-hidden="true" />
					<span className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
						<StateMark state={state} />
						{time !== '' && <span className="font-bold tabular-nums">{time}</span>}
						<span className="text-muted">{text}</span>
					</span>
				</li>
			))}
		</ol>
	);
}
