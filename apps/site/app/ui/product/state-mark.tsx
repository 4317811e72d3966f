import { classNames } from '~/ui/class-names';

/** The state of a message, by the API's names, or `passed` for a DNS record that exists. */
export type State = 'none' | 'queued' | 'sent' | 'delivered' | 'failed' | 'passed';

const looks: Record<Exclude<State, 'none'>, string> = {
	queued: 'border-line-strong bg-surface text-fg',
	sent: 'border-line-strong bg-quiet text-fg',
	delivered: 'border-positive bg-positive text-on-positive',
	passed: 'border-positive bg-positive text-on-positive',
	failed: 'border-negative bg-negative text-on-negative',
};

interface StateMarkProps {
	state: State;
	/** The text; the API's name of the state by default. */
	word?: string | undefined;
}

/** A badge with the name and the color of a state. */
export function StateMark({ state, word }: StateMarkProps) {
	if (state === 'none') return null;
	return (
		<span
			className={classNames(
				'inline-block shrink-0 rounded-(--corner) border px-2 py-0.5 text-xs font-bold whitespace-nowrap',
				looks[state],
			)}
		>
			{word ?? state}
		</span>
	);
}
