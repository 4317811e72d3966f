/** The local storage entry that may hold a content token, and the cookie that carries it to the server. */
export interface ContentTokenSettings {
	storageKey: string;
	cookie: string;
}
