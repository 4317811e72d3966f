import type { PartExamples } from '~/testing/part-examples';
import { PennantList } from './pennant-list';

export const examples: PartExamples = {
	'Three points': (
		<PennantList
			items={[
				'Billed per segment sent',
				'Refused before sending: free',
				'A delivery status for each message, which arrives at your own address within a second of the operator saying it',
			]}
		/>
	),
};
