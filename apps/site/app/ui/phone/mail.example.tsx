import type { PartExamples } from '~/testing/part-examples';
import { Mail } from './mail';

export const examples: PartExamples = {
	'A receipt': (
		<Mail
			label="E-mail on the phone"
			words={{ from: 'From', subject: 'Subject' }}
			sender="Ferry <post@ferry.example>"
			subject="Your ticket for the 14.10"
		>
			{'One adult, one bicycle.\n\nThe bicycle travels outdoors.'}
		</Mail>
	),
};
