import { SignalFlags } from '~/ui/brand/signal-flags';

/** The brand's name in signal flags across the full width. */
export function BrandHoist({ text }: { text: string }) {
	if (text === '') return null;
	return (
		<SignalFlags
			text={text}
			className="flex-nowrap overflow-hidden gap-0!"
			flagClassName="-mr-px max-h-48 min-w-0 grow basis-0"
		/>
	);
}
