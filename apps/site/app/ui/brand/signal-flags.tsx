import type { ReactNode } from 'react';
import { signalFlags } from '#shared/brand/signal-flags.ts';
import { useLook } from '~/brand/context';
import { classNames } from '~/ui/class-names';

interface SignalFlagsProps {
	/** Each letter and digit is one flag; other characters are skipped. */
	text: string;
	className?: string;
	/** The classes of each flag, including its height. */
	flagClassName?: string;
	/** Rendered for a brand without flags. Null by default: flags are decorative. */
	fallback?: ReactNode;
}

/** A text in signal flags, for brands that use them as decoration. Hidden from assistive technology. */
export function SignalFlags({
	text,
	className,
	flagClassName = 'h-8',
	fallback = null,
}: SignalFlagsProps) {
	if (useLook().decoration !== 'signalFlags') return fallback;
	return (
		<span aria-hidden="true" className={classNames('flex flex-wrap gap-1.5', className)}>
			{signalFlags(text).map(({ drawing, isLong }, index) => (
				<svg
					// biome-ignore lint/suspicious/noArrayIndexKey: a flag may occur twice, and the order is fixed
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
