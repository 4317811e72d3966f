import { classNames } from '~/ui/class-names';

/** How far a message has come, by the names of the API, or that a DNS record was found. */
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
	/** What stands on it, where it is not the name that the API gives the state. */
	word?: string | undefined;
}

/** The name of a state on a small field of its color. */
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
