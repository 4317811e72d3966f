export function BlogArticleView(_props: Record<string, unknown>) {
	return null;
}
