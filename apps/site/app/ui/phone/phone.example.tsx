import type { PartExamples } from '~/testing/part-examples';
import { Bubble, Phone } from './phone';

export const examples: PartExamples = (t) => ({
	'A text message': (
		<Phone
			label={t({ en: 'SMS on the phone', da: 'Sms på telefonen', de: 'SMS auf dem Telefon' })}
			sender={t({ en: 'Ferry', da: 'Færgen', de: 'Fähre' })}
		>
			<Bubble note={t({ en: 'Delivered 14:02', da: 'Leveret 14.02', de: 'Zugestellt 14:02' })}>
				{t({
					en: 'The 14:10 leaves at 14:35. The captain sends coffee.',
					da: '14.10 sejler kl. 14.35. Kaptajnen sender kaffe.',
					de: 'Die Fähre um 14:10 Uhr fährt um 14:35 Uhr. Der Kapitän schickt Kaffee.',
				})}
			</Bubble>
		</Phone>
	),
	'A number that accepts replies': (
		<Phone
			label={t({ en: 'SMS on the phone', da: 'Sms på telefonen', de: 'SMS auf dem Telefon' })}
			sender="+45 60 00 01 20"
		>
			<Bubble>
				{t({
					en: 'Reply 1 to confirm, 2 to move it.',
					da: 'Svar 1 for at bekræfte, 2 for at flytte.',
					de: 'Antworten Sie 1 = bestätigen, 2 = verlegen.',
				})}
			</Bubble>
		</Phone>
	),
	'A verified sender': (
		<Phone
			label={t({ en: 'RCS on the phone', da: 'RCS på telefonen', de: 'RCS auf dem Telefon' })}
			sender="Klinik Havblik"
			verified={t({
				en: 'Verified sender',
				da: 'Verificeret afsender',
				de: 'Verifizierter Absender',
			})}
		>
			<Bubble>
				{t({
					en: 'Your appointment is on Thursday at 10:30.',
					da: 'Du har tid torsdag kl. 10.30.',
					de: 'Ihr Termin ist am Donnerstag um 10:30 Uhr.',
				})}
			</Bubble>
		</Phone>
	),
});
