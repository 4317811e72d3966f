/** A network code as people read it, MCC and MNC apart: "23801" is "238-01" on every screen. Documents have the digits alone, as the price API. */
export function writtenNetworkCode(mccMnc: string): string {
	return mccMnc.replace(/^(\d{3})(\d{2,3})$/, '$1-$2');
}
