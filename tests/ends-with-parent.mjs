// Plain JavaScript, because the built server of a test takes it with --import. A server that its test process left behind, however that ended, ends too.
process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
process.channel?.unref();
