import type { PartExamples } from '~/testing/part-examples';
import { Bubble, Phone } from './phone';

export const examples: PartExamples = {
	'A text message': (
		<Phone label="SMS on the phone" sender="Ferry">
			<Bubble note="Delivered 14:02">The 14.10 leaves at 14.35. The captain sends coffee.</Bubble>
		</Phone>
	),
	'A verified sender': (
		<Phone label="RCS on the phone" sender="Harbour Clinic" verified="Verified sender">
			<Bubble>Your appointment is on Thursday at 10.30.</Bubble>
		</Phone>
	),
};
