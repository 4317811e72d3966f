export function BlogListingView(_props: Record<string, unknown>) {
	return null;
}
