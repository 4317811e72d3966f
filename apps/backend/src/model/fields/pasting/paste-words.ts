import { words } from '../../../platform/i18n/words.ts';

/** The messages of pasting. */
export const pasteWords = {
	uploading: words(
		'Pictures are being put into the media library …',
		'Billeder lægges i mediebiblioteket …',
		'Bilder werden in die Mediathek gelegt …',
	),
	remotePictures: words(
		'Pictures that stand elsewhere were left out. Upload them to the media library and choose them there.',
		'Billeder, der ligger andre steder, blev udeladt. Upload dem til mediebiblioteket, og vælg dem dér.',
		'Bilder, die anderswo liegen, wurden weggelassen. Laden Sie sie in die Mediathek, und wählen Sie sie dort aus.',
	),
	noPictures: words(
		'This text holds no pictures; they were left out.',
		'Denne tekst kan ikke have billeder; de blev udeladt.',
		'Dieser Text kann keine Bilder enthalten; sie wurden weggelassen.',
	),
	refused: words('A picture was refused:', 'Et billede blev afvist:', 'Ein Bild wurde abgelehnt:'),
	failed: words(
		'The server could not be reached; the text was put in without what it had to look up.',
		'Serveren kunne ikke nås; teksten blev indsat uden det, der skulle slås op.',
		'Der Server war nicht erreichbar; der Text wurde ohne das eingefügt, was nachzusehen war.',
	),
};
