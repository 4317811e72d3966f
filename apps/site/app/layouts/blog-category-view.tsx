export function BlogCategoryView(_props: Record<string, unknown>) {
	return null;
}
