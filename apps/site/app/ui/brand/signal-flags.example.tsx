import type { PartExamples } from '~/testing/part-examples';
import { withFlags } from '~/testing/with-look';
import { SignalFlags } from './signal-flags';

export const examples: PartExamples = () => ({
	Letters: withFlags(<SignalFlags text="ABCDEFGHIJKLMNOPQRSTUVWXYZ" />),
	Numerals: withFlags(<SignalFlags text="0123456789" />),
	'An error’s status': withFlags(<SignalFlags text="404" flagClassName="h-20 sm:h-32 lg:h-44" />),
	'A brand without flags': <SignalFlags text="404" fallback={<span>404</span>} />,
});
