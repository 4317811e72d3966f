import type { PartExamples } from '~/testing/part-examples';
import { Disclosure } from './disclosure';

const question = <span>What does a message cost that never arrives?</span>;

export const examples: PartExamples = {
	Closed: <Disclosure summary={question}>Nothing, when it is refused before sending.</Disclosure>,
	Open: (
		<Disclosure summary={question} open>
			Nothing, when it is refused before sending.
		</Disclosure>
	),
};
