/** Calls the catch-all route like Next, with the decoded path segments. Imports it late, because the module reads the environment. */
export async function callRoute(request: Request): Promise<Response> {
	const { GET: response } = await import('../src/app/[...path]/route.ts');
	const path = new URL(request.url).pathname.slice(1).split('/').map(decodeURIComponent);
	return response(request, { params: Promise.resolve({ path }) });
}
