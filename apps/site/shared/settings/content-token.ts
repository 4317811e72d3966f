/** The local storage entry with a content token, and the cookie that sends it to the server. */
export interface ContentTokenSettings {
	storageKey: string;
	cookie: string;
}
