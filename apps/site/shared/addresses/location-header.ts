const base = 'http://site.invalid';

/** Characters that `URL` keeps and a URI must not contain (RFC 3986, 2), and percent signs that encode nothing. */
const unencoded = /%(?![\da-f]{2})|[^\w\-.~:/?#[\]@!$&'()*+,;=%]/gi;

/**
 * A URL or a path of the site as the value of `Location` (RFC 9110, 10.2.2), which is a URI of ASCII characters: paths and queries are
 * encoded in UTF-8, host names by UTS 46. What is encoded already stays as it is.
 */
export function locationHeader(address: string): string {
	const text = address.toWellFormed();
	return parse(text).replace(unencoded, encodeURIComponent);
}

function parse(address: string): string {
	if (!URL.canParse(address, base)) return address;
	const { origin, pathname, search, hash, href } = new URL(address, base);
	if (origin !== base || !address.startsWith('/')) return href;
	// A path that begins with two slashes would name a host.
	return pathname.replace(/^\/\//, '/.//') + search + hash;
}
