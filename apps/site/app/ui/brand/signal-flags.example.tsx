import type { PartExamples } from '~/testing/part-examples';
import { SignalFlags } from './signal-flags';

export const examples: PartExamples = () => ({
	Letters: <SignalFlags text="ABCDEFGHIJKLMNOPQRSTUVWXYZ" />,
	'The neutral decoration': <SignalFlags text="WIMPEL 404" how="plain" />,
	Numerals: <SignalFlags text="0123456789" />,
	'An error’s status': <SignalFlags text="404" flagClassName="h-20 sm:h-32 lg:h-44" />,
});
