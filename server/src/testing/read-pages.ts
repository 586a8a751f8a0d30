import type { TestClient } from './test-client.ts';

/** All rows of a list, page by page as its `Link` headers lead. */
export async function readPages<Row>(client: TestClient, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const { status, body, headers } = await client.get(next);
    if (status !== 200) throw new Error(`${next} was answered with ${status}`);
    rows.push(...body);
    next = /^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  }
  return rows;
}
