import type { PartExamples } from '~/testing/part-examples';
import { Mail } from './mail';

export const examples: PartExamples = (t) => ({
	'A receipt': (
		<Mail
			label={t({
				en: 'E-mail on the phone',
				da: 'E-mail på telefonen',
				de: 'E-Mail auf dem Telefon',
			})}
			words={{
				from: t({ en: 'From', da: 'Fra', de: 'Von' }),
				subject: t({ en: 'Subject', da: 'Emne', de: 'Betreff' }),
			}}
			sender={t({
				en: 'Ferry <post@ferry.example>',
				da: 'Færgen <post@ferry.example>',
				de: 'Fähre <post@ferry.example>',
			})}
			subject={t({
				en: 'Your ticket for the 14:10',
				da: 'Din billet til 14.10',
				de: 'Ihre Fahrkarte für 14:10 Uhr',
			})}
		>
			{t({
				en: 'One adult, one bicycle.\n\nThe bicycle travels outdoors.',
				da: 'Én voksen, én cykel.\n\nCyklen rejser udendørs.',
				de: 'Ein Erwachsener, ein Fahrrad.\n\nDas Fahrrad reist im Freien.',
			})}
		</Mail>
	),
});
