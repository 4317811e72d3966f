import { type Decoration, decoration, drawSign } from '#shared/brand/decoration.tsx';
import { classNames } from '~/ui/class-names';

interface SignalFlagsProps {
	/** What the hoist says; letters and digits are flown, the rest is left out. */
	text: string;
	className?: string;
	/** Classes of each flag; sets its height. */
	flagClassName?: string;
	/** The brand's decoration, unless another one is to be shown. */
	how?: Decoration;
}

/** Words hoisted in the brand's decoration; hidden from assistive technology. */
export function SignalFlags({
	text,
	className,
	flagClassName = 'h-8',
	how = decoration,
}: SignalFlagsProps) {
	const signs = [...text.normalize('NFD').toUpperCase()]
		.map((sign, index) => drawSign(sign, index, how))
		.filter((sign) => sign !== null);
	return (
		<span aria-hidden="true" className={classNames('flex flex-wrap gap-1.5', className)}>
			{signs.map(({ drawing, isLong }, index) => (
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
