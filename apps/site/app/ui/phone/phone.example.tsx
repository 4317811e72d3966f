import type { PartExamples } from '~/testing/part-examples';
import { Bubble, Phone } from './phone';

export const examples: PartExamples = (say) => ({
	'A text message': (
		<Phone
			label={say({ en: 'SMS on the phone', da: 'Sms på telefonen', de: 'SMS auf dem Telefon' })}
			sender={say({ en: 'Ferry', da: 'Færgen', de: 'Fähre' })}
		>
			<Bubble note={say({ en: 'Delivered 14:02', da: 'Leveret 14.02', de: 'Zugestellt 14:02' })}>
				{say({
					en: 'The 14:10 leaves at 14:35. The captain sends coffee.',
					da: '14.10 sejler kl. 14.35. Kaptajnen sender kaffe.',
					de: 'Die Fähre um 14:10 Uhr fährt um 14:35 Uhr. Der Kapitän schickt Kaffee.',
				})}
			</Bubble>
		</Phone>
	),
	'A number, which can be answered': (
		<Phone
			label={say({ en: 'SMS on the phone', da: 'Sms på telefonen', de: 'SMS auf dem Telefon' })}
			sender="+45 60 00 01 20"
		>
			<Bubble>
				{say({
					en: 'Reply 1 to confirm, 2 to move it.',
					da: 'Svar 1 for at bekræfte, 2 for at flytte.',
					de: 'Antworten Sie 1 = bestätigen, 2 = verlegen.',
				})}
			</Bubble>
		</Phone>
	),
	'A verified sender': (
		<Phone
			label={say({ en: 'RCS on the phone', da: 'RCS på telefonen', de: 'RCS auf dem Telefon' })}
			sender="Klinik Havblik"
			verified={say({
				en: 'Verified sender',
				da: 'Verificeret afsender',
				de: 'Verifizierter Absender',
			})}
		>
			<Bubble>
				{say({
					en: 'Your appointment is on Thursday at 10:30.',
					da: 'Du har tid torsdag kl. 10.30.',
					de: 'Ihr Termin ist am Donnerstag um 10:30 Uhr.',
				})}
			</Bubble>
		</Phone>
	),
});
