const { node } = process.versions;
if (Number.parseInt(node, 10) >= 24) {
  const { start } = await import('../index.js');
  await start['post']();
} else {
  console.log(`::error title=Runner too old::This action needs Node 24, and this is v${node}: update the runner.`);
  process.exitCode = 1;
}
