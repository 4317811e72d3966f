import { exampleDrawing } from '~/sections/example-parts';
import type { PartExamples } from '~/testing/part-examples';
import { RichCard } from './rich-card';

export const examples: PartExamples = {
	'With picture and buttons': (
		<RichCard
			image={exampleDrawing('hero-about', 'A quay')}
			title="The 14.10 is late"
			text="It leaves at 14.35 from quay 2."
			buttons={['Take the 15.10', 'Show quay 2']}
		/>
	),
	'Text alone': <RichCard image={null} title="" text="All ferries are on time." buttons={[]} />,
};
