import { classNames } from '~/ui/class-names';
import { letterFlags, numeralPennants } from './signal-flag-drawings';

interface SignalFlagsProps {
	/** What the hoist says; letters and digits are flown, the rest is left out. */
	text: string;
	className?: string;
	/** Classes of each flag; sets its height. */
	flagClassName?: string;
}

/** Words hoisted in the flags and numeral pennants of the International Code of Signals. Decoration only. */
export function SignalFlags({ text, className, flagClassName = 'h-8' }: SignalFlagsProps) {
	const signs = [...text.normalize('NFD').toUpperCase()].filter(
		(sign) => sign in letterFlags || sign in numeralPennants,
	);
	return (
		<span aria-hidden="true" className={classNames('flex flex-wrap gap-1.5', className)}>
			{signs.map((sign, index) => {
				const isNumeral = sign in numeralPennants;
				return (
					<svg
						// biome-ignore lint/suspicious/noArrayIndexKey: the same sign may fly twice, and the order is fixed
						key={`${sign}${index}`}
						viewBox={isNumeral ? '0 0 60 30' : '0 0 30 30'}
						preserveAspectRatio="xMidYMid slice"
						aria-hidden="true"
						className={classNames(
							isNumeral ? 'aspect-[2/1] taper' : 'aspect-square',
							'w-auto',
							flagClassName,
						)}
					>
						{letterFlags[sign] ?? numeralPennants[sign]}
					</svg>
				);
			})}
		</span>
	);
}
