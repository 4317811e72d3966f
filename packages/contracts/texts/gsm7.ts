/** The GSM 7-bit default alphabet (3GPP TS 23.038): one septet each. */
const basic = new Set(
	'@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
		'¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** The extension table: an escape and the character, two septets each. */
const extension = new Set('\f^{}\\[~]|€');

/** Number of septets of a character in GSM-7; null if GSM-7 does not have it. */
export function countSeptets(character: string): 1 | 2 | null {
	if (basic.has(character)) return 1;
	return extension.has(character) ? 2 : null;
}
