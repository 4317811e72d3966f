/** Country and network code of an operator (ITU-T E.212): three digits, then two or three. */
export const mccMncPattern = /^\d{5,6}$/;

/** Separates MCC and MNC of a network code for people: "238-01" for "23801". Documents have only the digits, like the price API. */
export function formatNetworkCode(mccMnc: string): string {
	return mccMnc.replace(/^(\d{3})(\d{2,3})$/, '$1-$2');
}
