import type { PartExamples } from '~/testing/part-examples';
import { Tooltip } from './tooltip';

export const examples: PartExamples = {
	Closed: (
		<p>
			Segments <Tooltip label="More about segments">160 characters, or 70 with an emoji.</Tooltip>
		</p>
	),
};
