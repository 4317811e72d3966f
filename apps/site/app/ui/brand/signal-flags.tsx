import type { ReactNode } from 'react';
import { signalFlags } from '#shared/brand/signal-flags.ts';
import { useLook } from '~/brand/context';
import { classNames } from '~/ui/class-names';

interface SignalFlagsProps {
	/** What the hoist says; letters and digits are flown, the rest is left out. */
	text: string;
	className?: string;
	/** Classes of each flag; sets its height. */
	flagClassName?: string;
	/** What is shown where the brand has no flags. Nothing by default: they are decoration. */
	instead?: ReactNode;
}

/** Words in signal flags, where these are the brand's decoration; hidden from assistive technology. */
export function SignalFlags({
	text,
	className,
	flagClassName = 'h-8',
	instead = null,
}: SignalFlagsProps) {
	if (useLook().decoration !== 'signalFlags') return instead;
	return (
		<span aria-hidden="true" className={classNames('flex flex-wrap gap-1.5', className)}>
			{signalFlags(text).map(({ drawing, isLong }, index) => (
				<svg
					// biome-ignore lint/suspicious/noArrayIndexKey: the same sign may fly twice, and the order is fixed
					key={index}
					viewBox={isLong ? '0 0 60 30' : '0 0 30 30'}
					preserveAspectRatio="xMidYMid slice"
					aria-hidden="true"
					className={classNames(
						isLong ? 'aspect-[2/1] taper' : 'aspect-square',
						'w-auto',
						flagClassName,
					)}
				>
					{drawing}
				</svg>
			))}
		</span>
	);
}
